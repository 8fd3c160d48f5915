import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { speechArgs } from '@coinmirror/shared/pages/eventAddress.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { speechesSentence } from '@coinmirror/shared/sentences/speeches.ts';
import { useSpeechListQuery } from '#features/coins/detail/events/bigEventsApi.ts';
import { SpeakerCards } from '#features/coins/detail/events/SpeakerCards.tsx';
import { SpeechList } from '#features/coins/detail/events/SpeechList.tsx';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const HEIGHT = 900;

/** `/event/speech`: predictions, and the price changes since. */
export default function EventSpeechPage() {
  const [address] = useUrlParams();
  const args = speechArgs((name) => address.get(name));
  const result = useSpeechListQuery(args);
  const said = result.data?.value ?? null;
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[
              { label: titleOf('calendar'), href: hrefTo('calendar') },
              { label: titleOf('eventSpeech') },
            ]}
          />
        }
        title={titleOf('eventSpeech')}
        summary={summaryOf('eventSpeech')}
        sentence={said && speechesSentence(said)}
      />
      <Loadable result={result} height={HEIGHT} skeleton={<SkeletonLines lines={10} lineHeight={96} />}>
        {(shown) => (
          <>
            <SpeakerCards speakers={shown.speakers} shown={args.speaker ?? ''} />
            <SpeechList {...shown} />
          </>
        )}
      </Loadable>
    </>
  );
}
