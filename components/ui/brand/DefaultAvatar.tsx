/** The picture of whoever has none: a guest, or a company without a logo. */
export function DefaultAvatar() {
  return (
    <svg width="100%" height="100%" viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" fill="#56607a" />
      <circle cx="14" cy="11" r="4.5" fill="#fff" />
      <path d="M5.5 25c.8-5 4.300-8 8.500-8s7.700 3 8.500 8z" fill="#fff" />
    </svg>
  );
}
