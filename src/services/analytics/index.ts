export { type AnalyticsEvent, beginVisit, type FlowEdge, recordEdges, sendEvent } from './analytics.service.ts';
