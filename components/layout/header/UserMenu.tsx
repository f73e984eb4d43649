import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyPart, PartBoundary } from '@/components/ui/loading/lazy-part';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { UserPicture } from '@/components/ui/brand/UserPicture';
import { framePart } from '../frame-parts';
import { useFrame } from '../frame-context';
import { userName } from '@/lib/i18n/user-name';
import { below, from } from '@/lib/theme/breakpoints';

/** Commands and MUI's menu are loaded when it is first opened. */
const UserActions = framePart(lazyPart(() => import('./UserActions').then((module) => module.UserActions)));
const PhoneActions = framePart(
  lazyWithTexts(() => import('./PhoneActions').then((module) => module.PhoneActions), ['theme']),
);

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
  height: '2.5rem',
  marginLeft: 6,
  padding: '0 8px 0 6px',
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--type-small)',
  fontWeight: 'var(--weight-medium)',
  '@media (pointer: coarse)': { justifyContent: 'center', minWidth: 44, height: 44 },
  [below.phone]: { margin: 0 },
  '&:hover': { background: 'var(--header-hover-bg)' },
  '& .name': {
    maxWidth: 160,
    // 224 px, and less for larger text: the breadcrumb needs the room.
    [from.roomy]: { maxWidth: 'max(160px, calc(400px - 11rem))' },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

interface UserMenuProps {
  /** Narrow: the picture alone, and in the menu what the header leaves out, by the keys of its items. */
  left: readonly string[] | undefined;
}

/** Who is logged in, and what concerns the account; for a visitor, the way in. */
export function UserMenu({ left }: UserMenuProps) {
  const t = useTranslations('layout');
  const entry = useTranslations('entry');
  const { user } = useFrame();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [used, setUsed] = useState(false);
  const close = () => setAnchor(undefined);
  const username = userName(user, useLocale()) || entry('app.guest');
  return (
    <>
      <Who
        type="button"
        aria-label={t('user.menu', { username })}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => {
          setUsed(true);
          setAnchor(event.currentTarget);
        }}
      >
        <UserPicture address={user.avatar} />
        {!left && <span className="name">{username}</span>}
        {!left && <ChevronDown size={14} aria-hidden />}
      </Who>
      {anchor && !left && (
        <Suspense>
          <UserActions anchor={anchor} onClose={close} />
        </Suspense>
      )}
      {used && left && (
        // It stays after its menu: it holds the dialogs that the entries open.
        <PartBoundary onFail={() => setUsed(false)}>
          <Suspense>
            <PhoneActions anchor={anchor} left={left} onClose={close} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
