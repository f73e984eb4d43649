const WAVE = 'q15-7 30 0t30 0 30 0 30 0 30 0 30 0 30 0';

export function ShipDrawing() {
  return (
    <svg width="240" height="150" viewBox="0 0 240 150" aria-hidden="true">
      <circle cx="120" cy="74" r="66" fill="var(--surface-base)" stroke="var(--border-subtle)" />
      <path
        d="M22 52C60 20 90 28 116 46"
        fill="none"
        stroke="var(--primary-main)"
        strokeWidth="2"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <circle cx="22" cy="52" r="4.5" fill="var(--primary-main)" />
      <path d="M84 84h76l-12 22H96z" fill="var(--primary-main)" />
      <path
        d="M94 68h16v16H94zM112 68h16v16h-16zM130 68h16v16h-16zM103 50h16v16h-16zM121 50h16v16h-16z"
        fill="var(--primary-soft)"
        stroke="var(--primary-main)"
        strokeWidth="1.8"
      />
      <path d={`M15 112${WAVE}`} fill="none" stroke="var(--primary-main)" strokeWidth="2.2" strokeLinecap="round" />
      <path
        d={`M15 124${WAVE}`}
        fill="none"
        stroke="var(--primary-main)"
        strokeOpacity=".4"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
