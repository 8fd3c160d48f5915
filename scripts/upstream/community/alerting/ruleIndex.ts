import { subjectOf, type Watched } from '@coinmirror/shared/alerts/alert.ts';
import { kindOf } from '@coinmirror/shared/alerts/kinds.ts';
import type { AlertRule } from '../store/alerts/rules.ts';

/** The rules of one subject. Those with a threshold are ordered, so that a look ends at the first that is not reached. */
export interface SubjectRules {
  readonly watched: Watched;
  /** Lowest threshold first. */
  readonly above: readonly AlertRule[];
  /** Highest threshold first. */
  readonly below: readonly AlertRule[];
  /** Without a threshold, and those that a browser has just announced. */
  readonly others: readonly AlertRule[];
}

export interface RuleIndex {
  /** The rules of an account, in place of what was known of it. */
  set(accountId: number, rules: readonly AlertRule[]): void;
  /** By subject, as they are now. */
  subjects(): ReadonlyMap<string, SubjectRules>;
  /** Accounts with rules. */
  accounts(): Iterable<number>;
  count(): number;
}

/** Holds the rules that may fire by what they are about, so that each cycle touches those that are met alone. */
export function createRuleIndex(): RuleIndex {
  const byAccount = new Map<number, readonly AlertRule[]>();
  let subjects: ReadonlyMap<string, SubjectRules> | null = null;
  return {
    set(accountId, rules) {
      if (rules.length === 0) byAccount.delete(accountId);
      else byAccount.set(accountId, rules);
      subjects = null;
    },
    subjects() {
      subjects ??= ordered([...byAccount.values()].flat());
      return subjects;
    },
    accounts: () => byAccount.keys(),
    count: () => [...byAccount.values()].reduce((sum, rules) => sum + rules.length, 0),
  };
}

function ordered(rules: readonly AlertRule[]): ReadonlyMap<string, SubjectRules> {
  const groups = Map.groupBy(
    rules.filter(({ alert }) => alert.armed || alert.lastFiredAt !== null),
    ({ alert }) => subjectOf(alert),
  );
  return new Map(
    [...groups].flatMap(([subject, own]) => {
      const [first] = own;
      if (first === undefined) return [];
      const hasThreshold = kindOf(first.alert.measure).asks === 'value';
      const waits = own.filter(({ alert }) => hasThreshold && alert.armed && alert.lastFiredAt === null);
      const { above = [], below = [] } = Object.groupBy(waits, ({ alert }) => alert.direction);
      return [
        [
          subject,
          {
            watched: first.alert,
            above: above.toSorted((one, other) => one.alert.threshold - other.alert.threshold),
            below: below.toSorted((one, other) => other.alert.threshold - one.alert.threshold),
            others: own.filter((rule) => !waits.includes(rule)),
          },
        ] as const,
      ];
    }),
  );
}
