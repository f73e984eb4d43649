import { BookOpen, FileText, Package, Store, UserRound, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Material } from '@/lib/api/material';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';

type User = Material['usedBy'][number];

/** The kinds of records that show files of the library: where each is opened, and its sign. */
const USERS = {
  product: { icon: Package, place: paths.productForm },
  blog: { icon: BookOpen, place: paths.blogForm },
  shopInfo: { icon: Store, place: () => paths.shopInfo() },
  shopContact: { icon: UserRound, place: (id: string) => paths.contacts({ id }) },
  shopResource: { icon: Store, place: (id: string) => paths.strength({ id }) },
} as const;

const isKnown = (kind: string): kind is keyof typeof USERS => Object.hasOwn(USERS, kind);

/** Who uses a material, in words: a kind that this client does not know has no link. */
export function useUsage(): (user: User) => { icon: LucideIcon; kind: string; href: string | undefined } {
  const t = useTranslations('materials.usedBy');
  return ({ kind, id }) =>
    isKnown(kind)
      ? { icon: USERS[kind].icon, kind: t(kind), href: hrefOf(USERS[kind].place(id)) }
      : { icon: FileText, kind, href: undefined };
}
