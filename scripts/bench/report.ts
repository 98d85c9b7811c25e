export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function table(header: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The middle value, and in brackets the whole span. */
export function spread(values: readonly number[]): string {
  if (values.length === 0) return '–';
  const whole = (value: number) => Math.round(value);
  return `${whole(median(values))} (${whole(Math.min(...values))}–${whole(Math.max(...values))})`;
}

/**
 * The report with these sections in place of those of the same title; the others stay as an earlier
 * run left them, so that the whole can be measured in pieces.
 */
export function withSections(report: string, sections: ReadonlyMap<string, string>): string {
  const [intro = '', ...parts] = report.split(/^### /m);
  const merged = new Map(
    parts.map((part) => {
      const [title = '', ...body] = part.split('\n');
      return [title, body.join('\n').trim()] as const;
    }),
  );
  for (const [title, body] of sections) merged.set(title, body);
  const texts = [...merged].map(([title, body]) => `### ${title}\n\n${body}`);
  return `${[intro.trim(), ...texts].join('\n\n')}\n`;
}
