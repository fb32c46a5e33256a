const t=performance.now(); const c0=process.cpuUsage();
const { startServer } = await import('./src/server/start.ts');
const { readConfig } = await import('./src/server/config.ts'); const { createLogger } = await import('./src/server/http/log.ts');
const c1=process.cpuUsage(c0); console.log('import', Math.round(performance.now()-t), 'cpu', (c1.user+c1.system)/1000);
for (let i=0;i<2;i++){ const c=process.cpuUsage(); const t=performance.now();
const s = await startServer(readConfig({PORT:'0',DATA_DIR:'/tmp/lj/dd',SEED:'content',LOG_LEVEL:'fatal'}), createLogger('fatal'), undefined, {choosePages: async()=>({earlyAnswer:()=>false,register:async()=>{},start:async()=>{},stop:()=>{},renders:()=>0})});
const d=process.cpuUsage(c); console.log('start', Math.round(performance.now()-t),'cpu',(d.user+d.system)/1000); await s.stop();}
process.exit(0)
