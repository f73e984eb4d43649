import {
  Bell,
  BookOpen,
  Boxes,
  ChartLine,
  CircleHelp,
  File,
  FileText,
  Folder,
  FolderOpen,
  Globe,
  House,
  Image,
  Inbox,
  Layers,
  Link,
  List,
  Mail,
  MessageSquare,
  Package,
  Pencil,
  Phone,
  Settings,
  ShieldCheck,
  ShoppingCart,
  Star,
  Store,
  Table,
  Tag,
  Truck,
  User,
  Users,
  type LucideIcon,
} from 'lucide-react';

/**
 * Platforms of this kind name icons after an icon font (`home-2-line`, `ri-shopping-bag-line`, `el-icon-goods`). The
 * client has no icon font: the first of these words that occurs in the name selects an icon of its own.
 */
const WORDS: readonly [RegExp, LucideIcon][] = [
  [/home|dashboard|workbench/, House],
  [/question|help/, CircleHelp],
  [/shopping-cart|(^|-)order/, ShoppingCart],
  [/article|blog|draft|news/, FileText],
  [/edit|pencil|write/, Pencil],
  [/inbox|inquiry|business/, Inbox],
  [/shopping|product|box|goods|archive/, Package],
  [/store|shop/, Store],
  [/image|picture|gallery|media|video/, Image],
  [/folder-open/, FolderOpen],
  [/folder|classify|category/, Folder],
  [/node|tree|organization/, Boxes],
  [/star|review|medal|award/, Star],
  [/contacts?|team|group/, Users],
  [/user|account|admin/, User],
  [/phone|customer-service/, Phone],
  [/mail|email/, Mail],
  [/message|chat|comment/, MessageSquare],
  [/notification|bell/, Bell],
  [/setting|tool/, Settings],
  [/shield|lock|safe/, ShieldCheck],
  [/table|grid/, Table],
  [/list|menu/, List],
  [/chart|line-chart|bar-chart|data/, ChartLine],
  [/truck|ship/, Truck],
  [/price-tag|tag|coupon/, Tag],
  [/book|document/, BookOpen],
  [/earth|global/, Globe],
  [/link|external/, Link],
  [/stack|layers|apps/, Layers],
  [/file/, File],
];

/** Returns the icon of a plain page for an unknown name. */
export function iconFor(name: string | undefined): LucideIcon {
  const text = (name ?? '').toLowerCase();
  return WORDS.find(([word]) => word.test(text))?.[1] ?? File;
}
