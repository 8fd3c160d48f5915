import { Button } from '#ui/button/Button.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import { useKlinePrefs } from '../prefs/klinePrefs.ts';
import { chosenMarkets, type VenueMarkets } from './venueMarkets.ts';

/** Chooses the venues whose order books and trades stand together; nothing where there is one alone. */
export function VenueMenu({ venues }: { readonly venues: VenueMarkets }) {
  const [{ bookVenues }, change] = useKlinePrefs();
  const { markets } = venues;
  if (markets.length < 2) return null;
  const toggle = (code: string) =>
    change({
      bookVenues: bookVenues.includes(code)
        ? bookVenues.filter((one) => one !== code)
        : [...bookVenues, code],
    });
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <Button {...props} size="s">
          {chosenMarkets(venues, bookVenues).length} 家平台
        </Button>
      )}
      groups={[
        {
          key: 'venues',
          label: '合并同一计价币的平台',
          items: markets.map(({ exchangeCode, exchangeName }, place) => ({
            key: exchangeCode,
            label: exchangeName,
            checked: place === 0 || bookVenues.includes(exchangeCode),
            disabled: place === 0,
            onSelect: () => toggle(exchangeCode),
          })),
        },
      ]}
    />
  );
}
