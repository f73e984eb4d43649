import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { Material } from '@/lib/api/material';
import { visibleText } from '@/lib/util/files/file-name';
import { BookOpen, FileText, Package, Store, UserRound, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';

type User = Material['usedBy'][number];

const USERS = {
  product: { icon: Package, path: paths.productForm },
  blog: { icon: BookOpen, path: paths.blogForm },
  shopInfo: { icon: Store, path: () => paths.shopInfo() },
  shopDetail: { icon: Store, path: () => paths.shopDetail() },
  shopContact: { icon: UserRound, path: (id: string) => paths.contacts({ id }) },
  shopResource: { icon: Store, path: (id: string) => paths.strength({ id }) },
} as const;

const isKnown = (kind: string): kind is keyof typeof USERS => Object.hasOwn(USERS, kind);

function useUsage(): (user: User) => { icon: LucideIcon; kind: string; href: string | undefined } {
  const t = useTranslations('material.usedBy');
  return ({ kind, id }) =>
    isKnown(kind)
      ? { icon: USERS[kind].icon, kind: t(kind), href: hrefOf(USERS[kind].path(id)) }
      : { icon: FileText, kind, href: undefined };
}

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { display: 'flex', alignItems: 'center', gap: 10, padding: '7px 0', minWidth: 0 },
  '& .sign': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '2rem',
    height: '2rem',
    borderRadius: 'var(--radius-control)',
    backgroundColor: 'var(--primary-soft)',
    color: 'var(--primary-on-soft)',
  },
  '& .words': { minWidth: 0, fontSize: 'var(--type-small)', lineHeight: '1.25rem' },
  '& .kind': { fontSize: 'var(--type-caption)', lineHeight: '1.125rem', color: 'var(--text-tertiary)' },
});

export function UsageList({ usedBy }: { usedBy: Material['usedBy'] }) {
  const usage = useUsage();
  return (
    <List>
      {usedBy.map((user) => {
        const { icon: Icon, kind, href } = usage(user);
        return (
          <li key={`${user.kind} ${user.id}`}>
            <span className="sign" aria-hidden>
              <Icon size={16} strokeWidth={1.7} />
            </span>
            <div className="words">
              {href ? (
                <Link
                  href={href}
                  noWrap
                  sx={{ display: 'block', fontWeight: 'var(--weight-medium)', color: 'var(--text-primary)' }}
                >
                  {visibleText(user.title) || user.id}
                </Link>
              ) : (
                <bdi>{user.title || user.id}</bdi>
              )}
              <div className="kind">{kind}</div>
            </div>
          </li>
        );
      })}
    </List>
  );
}
