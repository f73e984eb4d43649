/** A share in percent, rounded so that only none is shown as 0 % and only all as 100 %. */
export function shareText(part: number, whole: number, format: (share: number) => string): string {
  if (whole <= 0 || part <= 0) return format(0);
  const share = part / whole;
  if (share < 0.01) return `<${format(0.01)}`;
  return part < whole && share > 0.99 ? `>${format(0.99)}` : format(share);
}
