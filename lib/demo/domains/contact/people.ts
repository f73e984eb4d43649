/** Names of colleagues, to whom inquiries are assigned and who answer questions. */
export const COLLEAGUES = ['陈海燕', '王磊', '林晓雯', '刘子豪', '徐国强', '沈怡'] as const;
export type Colleague = (typeof COLLEAGUES)[number];
