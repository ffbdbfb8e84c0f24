/** Where the house in a pocket is in this build (pocket.ts); null if it has none. */
declare module "virtual:pocket" {
  interface Made {
    version: string;
    /** of Pyodide, with the part of the standard library that is needed */
    folder: string;
    /** the Python of the house, with msgspec */
    house: string;
    files: { name: string; size: number }[];
    /** bytes over the wire, at most */
    download: number;
    lock: unknown;
  }
  const made: Made | null;
  export default made;
}
