import type { Messages as FolderMessages } from '@/messages/list';
import type { Locale, formatsOf } from './locales';

/** Keys, arguments and formats of messages are checked by the compiler; the zh files are the reference. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: FolderMessages;
    Formats: ReturnType<typeof formatsOf>;
  }
}
