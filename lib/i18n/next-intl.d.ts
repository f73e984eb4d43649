import type account from '@/messages/zh/account.json';
import type entry from '@/messages/zh/entry.json';
import type feedback from '@/messages/zh/feedback.json';
import type form from '@/messages/zh/form.json';
import type home from '@/messages/zh/home.json';
import type layout from '@/messages/zh/layout.json';
import type productForm from '@/messages/zh/productForm.json';
import type productList from '@/messages/zh/productList.json';
import type register from '@/messages/zh/register.json';
import type route from '@/messages/zh/route.json';
import type search from '@/messages/zh/search.json';
import type startup from '@/messages/zh/startup.json';
import type table from '@/messages/zh/table.json';
import type theme from '@/messages/zh/theme.json';
import type { Locale, formats } from './locales';

/** Keys, arguments and formats of messages are checked by the compiler; the zh files are the reference. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: {
      account: typeof account;
      entry: typeof entry;
      feedback: typeof feedback;
      form: typeof form;
      home: typeof home;
      layout: typeof layout;
      productForm: typeof productForm;
      productList: typeof productList;
      register: typeof register;
      route: typeof route;
      search: typeof search;
      startup: typeof startup;
      table: typeof table;
      theme: typeof theme;
    };
    Formats: typeof formats;
  }
}
