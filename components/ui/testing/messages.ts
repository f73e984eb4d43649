import enAccount from '@/messages/en/account.json';
import enEntry from '@/messages/en/entry.json';
import enFeedback from '@/messages/en/feedback.json';
import enForm from '@/messages/en/form.json';
import enLayout from '@/messages/en/layout.json';
import enProductForm from '@/messages/en/productForm.json';
import enProductList from '@/messages/en/productList.json';
import enRoute from '@/messages/en/route.json';
import enSearch from '@/messages/en/search.json';
import enTable from '@/messages/en/table.json';
import zhAccount from '@/messages/zh/account.json';
import enTheme from '@/messages/en/theme.json';
import zhEntry from '@/messages/zh/entry.json';
import zhFeedback from '@/messages/zh/feedback.json';
import zhForm from '@/messages/zh/form.json';
import zhLayout from '@/messages/zh/layout.json';
import zhProductForm from '@/messages/zh/productForm.json';
import zhProductList from '@/messages/zh/productList.json';
import zhRoute from '@/messages/zh/route.json';
import zhSearch from '@/messages/zh/search.json';
import zhTable from '@/messages/zh/table.json';
import zhTheme from '@/messages/zh/theme.json';

/** Texts that tests of screens and parts read; the other languages have the same keys. */
const zh = {
  account: zhAccount,
  entry: zhEntry,
  feedback: zhFeedback,
  form: zhForm,
  layout: zhLayout,
  productForm: zhProductForm,
  productList: zhProductList,
  route: zhRoute,
  search: zhSearch,
  table: zhTable,
  theme: zhTheme,
};
const en: object = {
  account: enAccount,
  entry: enEntry,
  feedback: enFeedback,
  form: enForm,
  layout: enLayout,
  productForm: enProductForm,
  productList: enProductList,
  route: enRoute,
  search: enSearch,
  table: enTable,
  theme: enTheme,
};

export const MESSAGES = { zh, en };
