import { Picture } from '@/components/ui/media/Picture';
import styles from './UserPicture.module.css';

const NOBODY = (
  <svg viewBox="0 0 28 28">
    <rect width="28" height="28" fill="#56607a" />
    <circle cx="14" cy="11" r="4.5" fill="#fff" />
    <path d="M5.5 25c.8-5 4.3-8 8.5-8s7.7 3 8.5 8z" fill="#fff" />
  </svg>
);

/** A company's logo; a default picture if it has none or it fails to load. */
export const UserPicture = ({ address }: { address: string }) => (
  <span className={styles.frame} aria-hidden>
    <Picture src={address} alt="" fallback={NOBODY} />
  </span>
);
