import { ChevronDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { fetchAhead, PartBoundary } from '@/components/ui/loading/lazy-part';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { UserPicture } from '@/components/ui/brand/UserPicture';
import { useFrame } from '../frame-context';
import { userName } from '@/lib/i18n/user-name';
import styles from './UserMenu.module.css';

/** Commands and MUI's menu are loaded when it is first opened. */
const UserActions = lazyWithTexts(() => import('./UserActions').then((module) => module.UserActions), ['theme']);

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
      <button
        className={styles.who}
        type="button"
        aria-label={t('user.menu', { username })}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        {...fetchAhead(UserActions)}
        onClick={(event) => {
          setUsed(true);
          setAnchor(event.currentTarget);
        }}
      >
        <UserPicture address={user.avatar} />
        {!left && <span className="name">{username}</span>}
        {!left && <ChevronDown size={14} aria-hidden />}
      </button>
      {used && (
        // It stays after its menu: it holds the dialogs that the entries open.
        <PartBoundary onFail={() => setUsed(false)}>
          <Suspense>
            <UserActions anchor={anchor} left={left ?? []} onClose={close} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
