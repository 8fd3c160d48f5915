import { COMPARE_MAX } from '@coinmirror/shared/constants/limits.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '#ui/button/Button.tsx';
import { buttonClass } from '#ui/button/buttonClass.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { CloseIcon, MinusIcon } from '#ui/icon/icons.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import styles from './compare.module.css';
import {
  compareCleared,
  compareHidden,
  compareRemoved,
  selectCompareCodes,
  selectIsCompareShown,
} from './compareSlice.ts';
import { useCoinNames } from './useCoinNames.ts';

/** The floating comparison: up to four coins, which can be removed, cleared or compared; folds into the header. */
export function CompareWindow() {
  const codes = useSelector(selectCompareCodes);
  const isShown = useSelector(selectIsCompareShown);
  const nameOf = useCoinNames(codes);
  const dispatch = useDispatch();

  if (!isShown) return null;
  return (
    <section className={styles.window} aria-label="币种对比">
      <header className={styles.head}>
        <h2>
          币种对比 <span className={styles.count}>{`${codes.length}/${COMPARE_MAX}`}</span>
        </h2>
        <IconButton label="收起" icon={<MinusIcon />} size="s" onClick={() => dispatch(compareHidden())} />
      </header>
      <ul>
        {codes.map((code) => (
          <li key={code} className={styles.coin}>
            <Logo src={nameOf(code).logo} name={nameOf(code).name} size={20} />
            <span className={styles.name}>{nameOf(code).name}</span>
            <IconButton
              label={`移除 ${nameOf(code).name}`}
              icon={<CloseIcon />}
              size="s"
              onClick={() => dispatch(compareRemoved(code))}
            />
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <Button size="s" variant="quiet" onClick={() => dispatch(compareCleared())}>
          清空
        </Button>
        <HrefLink href={hrefTo('compare')} className={buttonClass('primary', 's')}>
          开始对比
        </HrefLink>
      </footer>
    </section>
  );
}
