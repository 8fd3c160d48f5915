import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMetrics } from '@coinmirror/bff/src/observability/metrics.ts';
import { createUpstreamMetrics } from '@coinmirror/upstream/server/metrics.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

const rule = v.object({
  alert: v.pipe(v.string(), v.regex(/^[A-Z]\w+$/)),
  expr: v.string(),
  for: v.pipe(v.string(), v.regex(/^\d+[smh]$/)),
  labels: v.object({ severity: v.picklist(['warning', 'critical']) }),
  annotations: v.object({ summary: v.string(), description: v.string() }),
});
const alerts = v.object({ groups: v.tuple([v.object({ name: v.string(), rules: v.array(rule) })]) });
const { rules } = v.parse(alerts, parse(read('alerts.yml'))).groups[0];

const panel = v.looseObject({
  id: v.number(),
  title: v.string(),
  targets: v.pipe(
    v.array(v.looseObject({ refId: v.string(), expr: v.string(), legendFormat: v.string() })),
    v.minLength(1),
  ),
});
const { panels } = v.parse(v.looseObject({ panels: v.array(panel) }), JSON.parse(read('grafana.json')));

/** Figures of both programs by name, with their labels. */
function exported(): ReadonlyMap<string, ReadonlySet<string>> {
  const gateway = createMetrics();
  gateway.watch({ visitors: () => 0, liveConnected: () => true, breakers: () => ({}) });
  const upstream = createUpstreamMetrics({
    sources: { clock: { now: () => 0, exact: () => 0 }, status: null },
    backups: { newest: () => null, failures: () => 0, stop: () => undefined },
    alerting: {
      figures: () => ({
        rules: 0,
        waiting: 0,
        counts: { sent: 0, again: 0, failed: 0, gone: 0, unknown: 0 },
      }),
    },
    now: () => 0,
  });
  const figures = [gateway.registry, upstream].flatMap((registry) => registry.getMetricsAsArray());
  return new Map(
    figures.flatMap((figure) => {
      const own = 'labelNames' in figure && Array.isArray(figure.labelNames) ? figure.labelNames : [];
      const labels = new Set(['instance', 'job', ...own.map(String)]);
      const isHistogram = 'buckets' in figure;
      const names = isHistogram
        ? ['_bucket', '_count', '_sum'].map((end) => `${figure.name}${end}`)
        : [figure.name];
      return names.map((name) => [name, isHistogram ? new Set([...labels, 'le']) : labels] as const);
    }),
  );
}

const known = exported();
const FIGURE = /\b(?:bff|upstream|process|nodejs)_[a-z_]+\b/g;
const figuresOf = (expr: string) => expr.match(FIGURE) ?? [];
const labelsOf = (text: string) => [
  ...[...text.matchAll(/by \(([^)]+)\)/g)].flatMap(([, names = '']) => names.split(/,\s*/)),
  ...[...text.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g)].map(([, name = '']) => name),
];

const asked = [
  ...rules.map(
    ({ alert, expr, annotations }) => [alert, expr, Object.values(annotations).join(' ')] as const,
  ),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr, legendFormat }) => [title, expr, legendFormat] as const),
  ),
];

describe('dashboard and alerts', () => {
  test.each(asked)(
    '%s asks for figures that are exported, by labels that they have',
    (_name, expr, words) => {
      const figures = figuresOf(expr);
      expect(figures.length).toBeGreaterThan(0);
      expect(figures.filter((name) => !known.has(name))).toEqual([]);
      const labels = new Set(figures.flatMap((name) => [...(known.get(name) ?? [])]));
      expect(labelsOf(`${expr} ${words}`).filter((name) => !labels.has(name))).toEqual([]);
    },
  );

  test('are five rules, and a panel for every figure of sources and sockets', () => {
    expect(rules).toHaveLength(5);
    const shown = new Set(asked.flatMap(([, expr]) => figuresOf(expr)));
    const own = [...known.keys()].filter((name) => /^upstream_(source|socket)_/.test(name));
    expect(own.length).toBeGreaterThan(7);
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  test('are read from the ports that the composition opens inside', () => {
    const scraped = [...read('prometheus.yml').matchAll(/"([\w-]+):9100"/g)].map(([, name]) => name);
    expect(scraped).toEqual(['bff-1', 'bff-2', 'upstream']);
    const composition = readFileSync(join(import.meta.dirname, '../../docker-compose.yml'), 'utf8');
    expect(composition.match(/METRICS_PORT: "9100"/g)).toHaveLength(2);
    expect(composition).not.toMatch(/- "?[^"\n]*9100:/);
  });
});
