export { buildExplorer, type ExplorerBuild } from './build-explorer.ts';
export { copyDifferences } from './copy-differences.ts';
export { chooseFlows, describedFlows, findFlows, hasScreen, loadFlow, type FlowFolder } from './find-flows.ts';
export { importFile, plainCause } from './import-file.ts';
export { isCopy, reportFolderOf, siteFolderOf } from './machines-folder.ts';
export { machineExplorer } from './plugin.ts';
export { versionsOfFlows } from './versions-of-flows.ts';
export { BrokenFlowError, runCommand, UsageError } from './usage-error.ts';
