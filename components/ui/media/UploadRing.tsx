import CircularProgress from '@mui/material/CircularProgress';

export function UploadRing({ sent }: { sent: number | undefined }) {
  const share = sent === undefined || sent >= 1 ? undefined : Math.round(sent * 100);
  return (
    <CircularProgress
      size={20}
      aria-hidden="true"
      variant={share === undefined ? 'indeterminate' : 'determinate'}
      value={share}
    />
  );
}
