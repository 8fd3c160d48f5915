import { type Alert, BEIJING_OFFSET } from '@coinmirror/shared/alerts/alert.ts';
import { isDue, look, type Sample } from '@coinmirror/shared/alerts/evaluate.ts';
import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { AlertRule } from '../store/alerts/rules.ts';
import type { SubjectRules } from './ruleIndex.ts';

/** At most one message of an alert in this time, ms. */
const LEAST_APART = 10 * MINUTE;
/** How far a browser's clock may be ahead of ours, ms. */
const AHEAD = MINUTE;

/** What a look at a subject brings. */
export interface Firings {
  /** With the words of what happened. */
  readonly told: readonly { readonly rule: AlertRule; readonly text: string; readonly seen: number | null }[];
  /** Events that were seen, and of which none is told. */
  readonly seen: readonly { readonly rule: AlertRule; readonly seen: number }[];
}

/**
 * The rules of a subject that fire by a reading. What an open browser of the owner has announced within ten minutes fires
 * too, since its value may have moved back; and nothing that the upstream has told within ten minutes does.
 */
export function firingsOf(rules: SubjectRules, reading: Sample, now: number): Firings {
  const told: Firings['told'][number][] = [];
  const seen: Firings['seen'][number][] = [];

  /** Whether its condition is met. */
  function visit(rule: AlertRule): boolean {
    const { alert } = rule;
    const found = look({ ...alert, seen: rule.seen }, reading);
    const isAnnounced = wasAnnounced(rule, now);
    // Of events only a new one is told: what the browser has announced may not have been read here yet.
    const text = found.text ?? (isAnnounced && reading.events === null ? reading.text : null);
    if (text !== null && mayTell(rule, now) && (isAnnounced || isDue(ownTime(rule), clockAt(now)))) {
      told.push({ rule, text, seen: found.seen });
    } else if (found.text === null && found.seen !== null && found.seen !== rule.seen && alert.armed) {
      seen.push({ rule, seen: found.seen });
    }
    return found.text !== null;
  }

  for (const side of [rules.above, rules.below]) {
    for (const rule of side) if (!visit(rule)) break;
  }
  for (const rule of rules.others) visit(rule);
  return { told, seen };
}

const clockAt = (now: number) => ({ now, offset: BEIJING_OFFSET });

/** The alert by what the upstream itself has told of it. */
function ownTime({ alert, toldAt }: AlertRule): Alert {
  return { ...alert, lastFiredAt: toldAt };
}

/** A clock that was set back must not silence an alert. */
function mayTell({ toldAt }: AlertRule, now: number): boolean {
  return toldAt === null || toldAt > now + LEAST_APART || now - toldAt >= LEAST_APART;
}

function wasAnnounced({ alert: { lastFiredAt }, toldAt }: AlertRule, now: number): boolean {
  if (lastFiredAt === null || lastFiredAt > now + AHEAD || now - lastFiredAt >= LEAST_APART) return false;
  return toldAt === null || lastFiredAt - toldAt > LEAST_APART;
}
