/**
 * Puts the selection where the focus is: Firefox sends what is pasted, copied or cut to the selection, which stays where
 * it was when something other than a text gets the focus.
 */
export const holdSelection = (element: Node): void => getSelection()?.setBaseAndExtent(element, 0, element, 0);
