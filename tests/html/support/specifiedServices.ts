/** The eleven services of the specification, in its order. */
export const DETAILED = [
  ...['root-canal-treatment', 'clear-aligners', 'dental-implants', 'kids-dentistry', 'cosmetic-dentistry'],
  ...['teeth-extraction', 'laser-dentistry'],
];
export const TEMPLATES = ['crowns-and-bridges', 'dentures', 'oral-lesions', 'tmj-disorders'];

/** Their addresses. */
export const SPECIFIED_SERVICES = [...DETAILED, ...TEMPLATES].map((id) => `/services/${id}`);
