import { styled } from '@mui/material/styles';
import { ChevronDown, LogIn, LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { UserPicture } from '@/components/ui/brand/UserPicture';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { LazyActionMenu } from '@/components/ui/menu/LazyActionMenu';
import { navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { store } from '@/lib/state/store';
import { tabsAtom } from '@/lib/state/tabs';
import { useFrame } from './frame-context';
import { askBeforeDropping } from './tab-actions';

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
  marginLeft: 6,
  padding: '0 8px 0 6px',
  borderRadius: 8,
  fontSize: '0.8125rem',
  fontWeight: 500,
  '&:hover': { background: 'var(--header-hover-bg)' },
  '& .name': { maxWidth: 160, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** Who is logged in, and the way out; for a visitor, the way in. */
export function UserMenu({ compact }: { compact: boolean }) {
  const t = useTranslations('layout');
  const entry = useTranslations('entry');
  const { user, guest, leave } = useFrame();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const username = user.username || entry('app.guest');
  const action: MenuAction = guest
    ? { key: 'login', label: entry('login.title'), icon: LogIn, run: () => navigate(paths.login()) }
    : {
        key: 'logout',
        label: t('user.logout'),
        icon: LogOut,
        run: () => askBeforeDropping(store.get(tabsAtom), () => void leave()),
      };
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
      {anchor && <LazyActionMenu anchor={anchor} actions={[action]} onClose={() => setAnchor(undefined)} />}
    </>
  );
}
