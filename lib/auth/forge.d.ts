// Only the parts of node-forge that are used are imported (34 kB instead of 80); its types describe the whole package
// only.
declare module 'node-forge/lib/forge' {
  import * as forge from 'node-forge';
  export default forge;
}
declare module 'node-forge/lib/asn1';
declare module 'node-forge/lib/pem';
declare module 'node-forge/lib/rsa';
