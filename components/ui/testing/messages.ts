import enAccount from '@/messages/en/account.json';
import enBlogForm from '@/messages/en/blogForm.json';
import enBlogList from '@/messages/en/blogList.json';
import enChart from '@/messages/en/chart.json';
import enClassify from '@/messages/en/classify.json';
import enContacts from '@/messages/en/contacts.json';
import enEntry from '@/messages/en/entry.json';
import enFeedback from '@/messages/en/feedback.json';
import enForm from '@/messages/en/form.json';
import enHome from '@/messages/en/home.json';
import enInquiry from '@/messages/en/inquiry.json';
import enLayout from '@/messages/en/layout.json';
import enLibrary from '@/messages/en/library.json';
import enMaterials from '@/messages/en/materials.json';
import enPicker from '@/messages/en/picker.json';
import enProductForm from '@/messages/en/productForm.json';
import enProductList from '@/messages/en/productList.json';
import enQuestion from '@/messages/en/question.json';
import enReviews from '@/messages/en/reviews.json';
import enRoute from '@/messages/en/route.json';
import enSearch from '@/messages/en/search.json';
import enShopDetail from '@/messages/en/shopDetail.json';
import enShopInfo from '@/messages/en/shopInfo.json';
import enStrength from '@/messages/en/strength.json';
import enTable from '@/messages/en/table.json';
import enTheme from '@/messages/en/theme.json';
import enTree from '@/messages/en/tree.json';
import zhAccount from '@/messages/zh/account.json';
import zhBlogForm from '@/messages/zh/blogForm.json';
import zhBlogList from '@/messages/zh/blogList.json';
import zhChart from '@/messages/zh/chart.json';
import zhClassify from '@/messages/zh/classify.json';
import zhContacts from '@/messages/zh/contacts.json';
import zhEntry from '@/messages/zh/entry.json';
import zhFeedback from '@/messages/zh/feedback.json';
import zhForm from '@/messages/zh/form.json';
import zhHome from '@/messages/zh/home.json';
import zhInquiry from '@/messages/zh/inquiry.json';
import zhLayout from '@/messages/zh/layout.json';
import zhLibrary from '@/messages/zh/library.json';
import zhMaterials from '@/messages/zh/materials.json';
import zhPicker from '@/messages/zh/picker.json';
import zhProductForm from '@/messages/zh/productForm.json';
import zhProductList from '@/messages/zh/productList.json';
import zhQuestion from '@/messages/zh/question.json';
import zhReviews from '@/messages/zh/reviews.json';
import zhRoute from '@/messages/zh/route.json';
import zhSearch from '@/messages/zh/search.json';
import zhShopDetail from '@/messages/zh/shopDetail.json';
import zhShopInfo from '@/messages/zh/shopInfo.json';
import zhStrength from '@/messages/zh/strength.json';
import zhTable from '@/messages/zh/table.json';
import zhTheme from '@/messages/zh/theme.json';
import zhTree from '@/messages/zh/tree.json';

/** Texts that tests of screens and parts read; the other languages have the same keys. */
const zh = {
  account: zhAccount,
  blogForm: zhBlogForm,
  blogList: zhBlogList,
  chart: zhChart,
  classify: zhClassify,
  contacts: zhContacts,
  entry: zhEntry,
  feedback: zhFeedback,
  form: zhForm,
  home: zhHome,
  inquiry: zhInquiry,
  layout: zhLayout,
  library: zhLibrary,
  materials: zhMaterials,
  picker: zhPicker,
  productForm: zhProductForm,
  productList: zhProductList,
  question: zhQuestion,
  reviews: zhReviews,
  route: zhRoute,
  search: zhSearch,
  shopDetail: zhShopDetail,
  shopInfo: zhShopInfo,
  strength: zhStrength,
  table: zhTable,
  theme: zhTheme,
  tree: zhTree,
};
const en: object = {
  account: enAccount,
  blogForm: enBlogForm,
  blogList: enBlogList,
  chart: enChart,
  classify: enClassify,
  contacts: enContacts,
  entry: enEntry,
  feedback: enFeedback,
  form: enForm,
  home: enHome,
  inquiry: enInquiry,
  layout: enLayout,
  library: enLibrary,
  materials: enMaterials,
  picker: enPicker,
  productForm: enProductForm,
  productList: enProductList,
  question: enQuestion,
  reviews: enReviews,
  route: enRoute,
  search: enSearch,
  shopDetail: enShopDetail,
  shopInfo: enShopInfo,
  strength: enStrength,
  table: enTable,
  theme: enTheme,
  tree: enTree,
};

export const MESSAGES = { zh, en };
