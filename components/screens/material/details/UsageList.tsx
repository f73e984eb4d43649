import { TextLink } from '@/components/ui/layout/TextLink';
import type { Material } from '@/lib/api/material';
import { visibleText } from '@/lib/util/files/file-name';
import { BookOpen, FileText, Package, Store, UserRound, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import styles from './UsageList.module.css';

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

export function UsageList({ usedBy }: { usedBy: Material['usedBy'] }) {
  const usage = useUsage();
  return (
    <ul className={styles.list}>
      {usedBy.map((user) => {
        const { icon: Icon, kind, href } = usage(user);
        return (
          <li key={`${user.kind} ${user.id}`}>
            <span className="sign" aria-hidden>
              <Icon size={16} strokeWidth={1.7} />
            </span>
            <div className="words">
              {href ? (
                <TextLink href={href} className={styles.link}>
                  {visibleText(user.title) || user.id}
                </TextLink>
              ) : (
                <bdi>{user.title || user.id}</bdi>
              )}
              <div className="kind">{kind}</div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
