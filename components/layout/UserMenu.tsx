import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { ChevronDown, LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { store } from '@/lib/state/store';
import { tabsAtom } from '@/lib/state/tabs';
import { DefaultAvatar } from '@/components/ui/brand/DefaultAvatar';
import { useFrame } from './frame-context';
import { askBeforeDropping } from './tab-actions';

const Who = styled(ButtonBase)({
  flex: 'none',
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

/** Who is logged in, and the way out. */
export function UserMenu({ compact }: { compact: boolean }) {
  const t = useTranslations('layout');
  const entry = useTranslations('entry');
  const { user, leave } = useFrame();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const username = user.username || entry('app.guest');
  const logout = () => {
    setAnchor(undefined);
    askBeforeDropping(store.get(tabsAtom), () => void leave());
  };
  return (
    <>
      <Who
        aria-label={t('user.menu', { username })}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar variant="rounded" src={user.avatar || undefined} alt="" sx={{ width: 28, height: 28 }}>
          <DefaultAvatar />
        </Avatar>
        {!compact && <span className="name">{username}</span>}
        {!compact && <ChevronDown size={14} aria-hidden />}
      </Who>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          <MenuItem onClick={logout}>
            <LogOut size={16} aria-hidden />
            {t('user.logout')}
          </MenuItem>
        </Menu>
      )}
    </>
  );
}
