/** What the global `BioSystem` offers a page, whether its script is the script tag's, the classic file or a bundle's. */
export interface BioSystemApi {
  /** Of the release that runs this page's widgets, or of the last one where there are two. */
  version: string;
  /** Starts the widgets in a shadow root that the script cannot find by itself, such as a closed one. */
  discover: (root: ParentNode) => void;
  /**
   * Removes what the widgets stored about the visitor on this device, for this site: the attribution, the drafts of this
   * tab, and the leads in the outbox. The page that calls it is not recorded again.
   * @throws where the browser does not answer within five seconds.
   */
  forget: () => Promise<void>;
}

declare global {
  var BioSystem: BioSystemApi;
}

/** The files whose code is had when a member is first called. */
interface LazyFiles {
  forget: { forget: BioSystemApi['forget'] };
}

/** How a script has the files of its release. */
export type ImportFile = <Name extends keyof LazyFiles>(name: Name) => Promise<LazyFiles[Name]>;

/** @param discover as in the result. A script that defines all classes at once needs none. */
export const makeBioSystem = (
  version: string,
  importFile: ImportFile,
  discover: BioSystemApi['discover'] = () => {},
): BioSystemApi => ({
  version,
  discover,
  forget: async () => (await importFile('forget')).forget(),
});
