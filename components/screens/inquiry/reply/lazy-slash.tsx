import { lazyDialog } from '@/components/ui/lazy-dialog';

export const SlashTemplates = lazyDialog(() => import('./SlashTemplates').then((module) => module.SlashTemplates));
