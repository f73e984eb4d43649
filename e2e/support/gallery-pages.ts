/** The pages of the pattern gallery: a name for files, and the headings in both languages. */
export const GALLERY_PAGES = [
  { name: 'workbench', path: '/workbench', zh: '工作台', en: 'Workbench' },
  { name: 'icons', path: '/vab/icon/remixIcon', zh: '常规图标', en: 'Icons' },
  { name: 'table', path: '/vab/table/comprehensiveTable', zh: '综合表格', en: 'Comprehensive table' },
  { name: 'form-steps', path: '/vab/form/stepForm', zh: '分步表单', en: 'Multi-page form' },
  { name: 'editor', path: '/vab/editor', zh: '富文本编辑器', en: 'Text editor' },
  { name: 'permissions', path: '/vab/permission', zh: '权限控制', en: 'Permissions' },
  { name: 'errors', path: '/vab/errorLog', zh: '错误示例', en: 'Error samples' },
  { name: 'loading', path: '/vab/loading', zh: '加载遮罩', en: 'Loading masks' },
  { name: 'dynamic-path', path: '/other/dynamicSegment/test1/1', zh: '动态路径', en: 'Dynamic path' },
  { name: 'dynamic-query', path: '/other/dynamicSegment/test2?id=2', zh: '动态参数 2', en: 'Dynamic query 2' },
  { name: 'drag', path: '/other/drag', zh: '拖拽', en: 'Drag and drop' },
  { name: 'excel', path: '/other/excel', zh: '表格文件', en: 'Spreadsheets' },
] as const;
