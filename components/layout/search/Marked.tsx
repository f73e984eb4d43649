import { styled } from '@mui/material/styles';
import type { Range } from './match';

const Mark = styled('mark')({ background: 'none', color: 'var(--text-link)', fontWeight: 600 });

/** A text with what was found in it marked. */
export function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  const sorted = [...ranges].sort((a, b) => a[0] - b[0]);
  const parts = sorted.map(([start, end], index) => {
    const from = Math.max(start, ...sorted.slice(0, index).map((earlier) => earlier[1]));
    const next = sorted[index + 1]?.[0] ?? text.length;
    const last = Math.max(from, end);
    return { from, last, rest: text.slice(last, Math.max(last, next)) };
  });
  return (
    <>
      {text.slice(0, sorted[0]?.[0] ?? text.length)}
      {parts.map(({ from, last, rest }) => (
        <span key={from}>
          {last > from && <Mark>{text.slice(from, last)}</Mark>}
          {rest}
        </span>
      ))}
    </>
  );
}
