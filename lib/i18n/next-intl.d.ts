import type account from '@/messages/zh/account.json';
import type blogForm from '@/messages/zh/blogForm.json';
import type blogList from '@/messages/zh/blogList.json';
import type chart from '@/messages/zh/chart.json';
import type classify from '@/messages/zh/classify.json';
import type contacts from '@/messages/zh/contacts.json';
import type entry from '@/messages/zh/entry.json';
import type feedback from '@/messages/zh/feedback.json';
import type form from '@/messages/zh/form.json';
import type home from '@/messages/zh/home.json';
import type inquiry from '@/messages/zh/inquiry.json';
import type layout from '@/messages/zh/layout.json';
import type library from '@/messages/zh/library.json';
import type materials from '@/messages/zh/materials.json';
import type picker from '@/messages/zh/picker.json';
import type productForm from '@/messages/zh/productForm.json';
import type productList from '@/messages/zh/productList.json';
import type question from '@/messages/zh/question.json';
import type register from '@/messages/zh/register.json';
import type reviews from '@/messages/zh/reviews.json';
import type route from '@/messages/zh/route.json';
import type search from '@/messages/zh/search.json';
import type shopDetail from '@/messages/zh/shopDetail.json';
import type shopInfo from '@/messages/zh/shopInfo.json';
import type startup from '@/messages/zh/startup.json';
import type strength from '@/messages/zh/strength.json';
import type table from '@/messages/zh/table.json';
import type theme from '@/messages/zh/theme.json';
import type tree from '@/messages/zh/tree.json';
import type { Locale, formats } from './locales';

/** Keys, arguments and formats of messages are checked by the compiler; the zh files are the reference. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: {
      account: typeof account;
      blogForm: typeof blogForm;
      blogList: typeof blogList;
      chart: typeof chart;
      classify: typeof classify;
      contacts: typeof contacts;
      entry: typeof entry;
      feedback: typeof feedback;
      form: typeof form;
      home: typeof home;
      inquiry: typeof inquiry;
      layout: typeof layout;
      library: typeof library;
      materials: typeof materials;
      picker: typeof picker;
      productForm: typeof productForm;
      productList: typeof productList;
      question: typeof question;
      register: typeof register;
      reviews: typeof reviews;
      route: typeof route;
      search: typeof search;
      shopDetail: typeof shopDetail;
      shopInfo: typeof shopInfo;
      startup: typeof startup;
      strength: typeof strength;
      table: typeof table;
      theme: typeof theme;
      tree: typeof tree;
    };
    Formats: typeof formats;
  }
}
