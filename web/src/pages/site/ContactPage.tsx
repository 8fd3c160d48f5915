import { FEEDBACK_TYPE } from '@coinmirror/shared/contract/community/feedbackTypes.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { useDispatch } from 'react-redux';
import { ContactCodes } from '#features/contact/ContactCodes.tsx';
import styles from '#features/contact/contact.module.css';
import { AddProjectButton } from '#features/feedback/AddProjectButton.tsx';
import { feedbackOpened } from '#features/feedback/feedbackSlice.ts';
import { Button } from '#ui/button/Button.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';

/** `/contact`: contact channels. */
export default function ContactPage() {
  const dispatch = useDispatch();
  return (
    <>
      <PageHeader title={titleOf('contact')} summary={summaryOf('contact')} />
      <div className={styles.places}>
        <ContactCodes />
      </div>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => dispatch(feedbackOpened(FEEDBACK_TYPE.feedback))}>
          意见反馈
        </Button>
        <Button onClick={() => dispatch(feedbackOpened(FEEDBACK_TYPE.correction))}>数据纠错</Button>
        <AddProjectButton size="m" />
      </div>
    </>
  );
}
