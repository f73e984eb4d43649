import type { ReactNode } from 'react';

/** Reason of the empty state: never had any, all done, no matches, no right, or loading failed. */
export type EmptyKind = 'never' | 'done' | 'none' | 'forbidden' | 'failed';

const LINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const ACCENT = 'var(--primary-main)';
const PAPER = { fill: 'var(--surface-base)', stroke: 'var(--border-default)', strokeWidth: 1.5 } as const;

const DRAWINGS: Record<EmptyKind, ReactNode> = {
  never: (
    <>
      <path d="M32 34l28-12 28 12v30L60 76 32 64z" fill="var(--primary-soft)" />
      <path
        d="M32 34l28-12 28 12v30L60 76 32 64zM32 34l28 12 28-12M60 46v30"
        {...LINE}
        stroke={ACCENT}
        strokeOpacity={0.55}
        strokeWidth={1.5}
      />
      <circle cx="92" cy="24" r="12" fill={ACCENT} />
      <path d="M92 19v10M87 24h10" {...LINE} stroke="var(--primary-on-primary)" strokeWidth={2} />
    </>
  ),
  done: (
    <>
      <rect x="28" y="22" width="60" height="44" rx="6" {...PAPER} />
      <path d="M30 27l28 22 28-22" {...LINE} stroke={ACCENT} strokeOpacity={0.55} strokeWidth={1.5} />
      <circle cx="90" cy="24" r="12" fill={ACCENT} />
      <path d="M85 24l4 4 7-8" {...LINE} stroke="var(--primary-on-primary)" strokeWidth={2} />
    </>
  ),
  none: (
    <>
      <rect x="26" y="14" width="62" height="54" rx="7" {...PAPER} />
      <path d="M36 28h42M36 40h30M36 52h36" {...LINE} stroke="var(--border-default)" strokeWidth={4} />
      <circle cx="82" cy="50" r="17" fill="var(--primary-soft)" stroke={ACCENT} strokeWidth={2.5} />
      <path d="M94 62l12 12" {...LINE} stroke={ACCENT} strokeWidth={4} />
    </>
  ),
  forbidden: (
    <>
      <rect x="24" y="20" width="72" height="48" rx="6" {...PAPER} />
      <path d="M34 20v48M44 20v48M76 20v48M86 20v48" {...LINE} stroke="var(--border-subtle)" strokeWidth={2} />
      <rect x="46" y="38" width="28" height="24" rx="6" fill={ACCENT} />
      <path d="M52 38v-6a8 8 0 0 1 16 0v6" {...LINE} stroke={ACCENT} strokeWidth={3} />
      <circle cx="60" cy="49" r="3" fill="var(--primary-on-primary)" />
    </>
  ),
  failed: (
    <>
      <path
        d="M24 58c14-30 26-30 36-14M72 38c10 6 18 4 26-14"
        {...LINE}
        stroke="var(--border-control)"
        strokeWidth={2}
        strokeDasharray="4 5"
      />
      <circle cx="24" cy="58" r="6" fill={ACCENT} />
      <circle cx="98" cy="24" r="6" fill="var(--border-control)" />
      <path d="M58 34l12 12M70 34L58 46" {...LINE} stroke="var(--error-main)" strokeWidth={3} />
    </>
  ),
};

export function EmptyDrawing({ kind }: { kind: EmptyKind }) {
  return (
    <svg width="120" height="84" viewBox="0 0 120 84" aria-hidden="true" focusable="false">
      <ellipse cx="60" cy="76" rx="44" ry="6" fill="var(--surface-pressed)" />
      {DRAWINGS[kind]}
    </svg>
  );
}
