/** Materials of the parts in contact with the liquid. */
export const MATERIALS = {
  ci: ['铸铁', 'Cast iron'],
  di: ['球墨铸铁', 'Ductile iron'],
  cs: ['铸钢', 'Cast steel'],
  s4: ['304 不锈钢', 'Stainless steel 304'],
  s6: ['316L 不锈钢', 'Stainless steel 316L'],
  br: ['黄铜', 'Brass'],
  bz: ['青铜', 'Bronze'],
  al: ['铝合金', 'Aluminum alloy'],
  hc: ['高铬合金', 'High-chrome alloy'],
  pp: ['增强聚丙烯', 'Reinforced polypropylene'],
  pv: ['聚偏氟乙烯', 'PVDF'],
  f4: ['氟塑料衬里', 'Fluoroplastic lining'],
  ep: ['工程塑料', 'Engineering plastic'],
  rb: ['天然橡胶', 'Natural rubber'],
  nb: ['丁腈橡胶', 'NBR'],
  ep2: ['三元乙丙橡胶', 'EPDM'],
  sc: ['碳化硅', 'Silicon carbide'],
  st: ['碳钢喷塑', 'Powder-coated steel'],
} as const;

export type MaterialCode = keyof typeof MATERIALS;
