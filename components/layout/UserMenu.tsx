import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { UserPicture } from '@/components/ui/brand/UserPicture';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { LazyActionMenu } from '@/components/ui/menu/LazyActionMenu';
import { useFrame } from './frame-context';
import { useCommands } from './use-commands';

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

/** Who is logged in, and what concerns the account; for a visitor, the way in. */
export function UserMenu({ compact }: { compact: boolean }) {
  const t = useTranslations('layout');
  const entry = useTranslations('entry');
  const { user } = useFrame();
  const { commands, context } = useCommands();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const username = user.username || entry('app.guest');
  const actions: MenuAction[] = commands
    .filter(({ ofUser }) => ofUser)
    .map(({ key, icon, label, run }) => ({ key, icon, label: label(context), run: () => run(context) }));
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
      {anchor && <LazyActionMenu anchor={anchor} actions={actions} onClose={() => setAnchor(undefined)} />}
    </>
  );
}
