import { Spinner } from '@/components/ui/feedback/Spinner';

export function UploadRing({ sent }: { sent: number | undefined }) {
  const share = sent === undefined || sent >= 1 ? undefined : Math.round(sent * 100);
  return <Spinner size={20} aria-hidden="true" value={share} />;
}
