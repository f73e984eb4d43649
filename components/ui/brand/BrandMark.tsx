/** The client's logo; a configured `logo` replaces it (components/layout/Brand). */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="var(--primary-main)" />
      <path
        d="M6.5 18.5c4.5 0 5-9 15-9M6.5 13.5c3.5 0 4.5 5.5 15 5.5"
        stroke="#fff"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="21.5" cy="9.5" r="2" fill="#fff" />
    </svg>
  );
}
