const TONES = [
  { from: 80, tone: 'success' },
  { from: 60, tone: 'warning' },
  { from: 0, tone: 'error' },
] as const;
const ROUND = 2 * Math.PI * 29;

interface ScoreRingProps {
  /** Out of 100. */
  score: number;
  /** The score as text for assistive technology. */
  label: (score: number) => string;
}

export function ScoreRing({ score, label }: ScoreRingProps) {
  const value = Math.round(Math.min(100, Math.max(0, score)));
  const { tone } = TONES.find(({ from }) => value >= from) ?? TONES[2];
  return (
    <svg width="64" height="64" viewBox="0 0 64 64" role="img" aria-label={label(value)}>
      <circle cx="32" cy="32" r="29" fill="none" stroke="var(--surface-pressed)" strokeWidth="6" />
      <circle
        cx="32"
        cy="32"
        r="29"
        fill="none"
        stroke={`var(--${tone}-main)`}
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray={`${(ROUND * value) / 100} ${ROUND}`}
        transform="rotate(-90 32 32)"
      />
      <text x="50%" y="50%" dy=".36em" textAnchor="middle" fontSize="18" fontWeight="600" fill="var(--text-primary)">
        {value}
      </text>
    </svg>
  );
}
