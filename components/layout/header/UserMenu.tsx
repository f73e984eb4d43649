import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { UserPicture } from '@/components/ui/brand/UserPicture';
import { framePart } from '../frame-parts';
import { useFrame } from '../frame-context';

/** The commands and MUI's menu come when it is first opened. */
const UserActions = framePart(lazyPart(() => import('./UserActions').then((module) => module.UserActions)));

const Who = styled('button')({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  fontFamily: 'inherit',
  gap: 8,
  height: 40,
  '@media (pointer: coarse)': { height: 44, minWidth: 44 },
  marginLeft: 6,
  padding: '0 8px 0 6px',
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--type-small)',
  fontWeight: 'var(--weight-medium)',
  '&:hover': { background: 'var(--header-hover-bg)' },
  '& .name': { maxWidth: 160, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** Who is logged in, and what concerns the account; for a visitor, the way in. */
export function UserMenu({ compact }: { compact: boolean }) {
  const t = useTranslations('layout');
  const entry = useTranslations('entry');
  const { user } = useFrame();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const username = user.username || entry('app.guest');
  return (
    <>
      <Who
        type="button"
        aria-label={t('user.menu', { username })}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <UserPicture address={user.avatar} />
        {!compact && <span className="name">{username}</span>}
        {!compact && <ChevronDown size={14} aria-hidden />}
      </Who>
      {anchor && (
        <Suspense>
          <UserActions anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
