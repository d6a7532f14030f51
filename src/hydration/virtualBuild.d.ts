declare module 'virtual:build' {
  type BuildData = import('./buildData').BuildData;

  export const version: BuildData['version'];
  export const releaseFolder: BuildData['releaseFolder'];
  export const widgetFiles: BuildData['widgetFiles'];
  export const commonFiles: BuildData['commonFiles'];
  export const configFiles: BuildData['configFiles'];
  export const widgetNames: BuildData['widgetNames'];
  export const leadKinds: BuildData['leadKinds'];
  export const overlays: BuildData['overlays'];
  export const prefills: BuildData['prefills'];
  export const embeddedWidgets: BuildData['embeddedWidgets'];
  export const launcherSelector: BuildData['launcherSelector'];
  export const launcherFiles: BuildData['launcherFiles'];
  export const hydrationSpecs: BuildData['hydrationSpecs'];
  export const loadError: BuildData['loadError'];
  export const snapshotCode: BuildData['snapshotCode'];
  export const languages: BuildData['languages'];
  export const knownElements: BuildData['knownElements'];
  export const launcherTrees: BuildData['launcherTrees'];
  export const launcherCss: BuildData['launcherCss'];
}
