// The parts of node-forge are loaded one by one (34 kB instead of 80); its types know the whole only.
declare module 'node-forge/lib/forge' {
  import * as forge from 'node-forge';
  export default forge;
}
declare module 'node-forge/lib/asn1';
declare module 'node-forge/lib/pem';
declare module 'node-forge/lib/rsa';
