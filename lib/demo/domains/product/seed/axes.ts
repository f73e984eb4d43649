import type { Axis } from './kind';

/** The quantities that sizes consist of. */
export const flow: Axis = { name: ['流量', 'Flow'], unit: 'm³/h' };
export const litresPerHour: Axis = { name: ['流量', 'Flow'], unit: 'L/h', factor: 0.001 };
export const litresPerMinute: Axis = { name: ['流量', 'Flow'], unit: 'L/min', factor: 0.06 };
export const head: Axis = { name: ['扬程', 'Head'], unit: 'm' };
export const pressure: Axis = { name: ['压力', 'Pressure'], unit: 'bar', factor: 10.2 };
export const power: Axis = { name: ['功率', 'Power'], unit: 'kW' };
export const bore: Axis = { name: ['公称通径', 'Nominal bore'], unit: 'mm' };
export const rating: Axis = { name: ['公称压力', 'Pressure rating'], unit: 'bar' };
export const axis = (zh: string, en: string, unit: string): Axis => ({ name: [zh, en], unit });
