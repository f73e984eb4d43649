/** What the frame has in a narrow window only, in one file, which a desk never loads. */
export { OpenPagesButton } from './header/OpenPagesButton';
export { PhoneMenu } from './menu/PhoneMenu';
