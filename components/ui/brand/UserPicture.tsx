import { styled } from '@mui/material/styles';
import { Picture } from '@/components/ui/media/Picture';

const Frame = styled('span')({
  flex: 'none',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: 'var(--radius-control)',
  overflow: 'hidden',
  '& > *': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

const NOBODY = (
  <svg viewBox="0 0 28 28">
    <rect width="28" height="28" fill="#56607a" />
    <circle cx="14" cy="11" r="4.5" fill="#fff" />
    <path d="M5.5 25c.8-5 4.3-8 8.5-8s7.7 3 8.5 8z" fill="#fff" />
  </svg>
);

/** A company's logo; the default picture for whoever has none, or one that cannot be loaded. */
export const UserPicture = ({ address }: { address: string }) => (
  <Frame aria-hidden>
    <Picture src={address} alt="" fallback={NOBODY} />
  </Frame>
);
