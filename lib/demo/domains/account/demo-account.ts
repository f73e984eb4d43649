/** The account that the demo's login form is filled in with. No imports, because the login page must stay small. */
export const DEMO_ACCOUNT = {
  username: 'yongquan-pump',
  password: 'pump2580',
  phone: '13800138000',
  code: '123456',
} as const;

/** A colleague with fewer rights, for trying out permissions. */
export const DEMO_SALES_ACCOUNT = { username: 'yongquan-sales', password: 'sale2580' } as const;
