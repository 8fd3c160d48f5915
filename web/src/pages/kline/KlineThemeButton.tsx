import { useDispatch, useSelector } from 'react-redux';
import { localSettingsChanged, selectKlineType } from '#features/display/displaySlice.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { MoonIcon, SunIcon } from '#ui/icon/icons.ts';

/** The chart's own theme: dark by default. */
export function KlineThemeButton() {
  const dispatch = useDispatch();
  const isDark = useSelector(selectKlineType) === 'Dark';
  return (
    <IconButton
      size="s"
      label={isDark ? '浅色' : '深色'}
      icon={isDark ? <SunIcon /> : <MoonIcon />}
      onClick={() => dispatch(localSettingsChanged({ klineType: isDark ? 'Light' : 'Dark' }))}
    />
  );
}
