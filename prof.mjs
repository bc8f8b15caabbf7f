import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { modulesIn } from './scripts/bundle.ts'
import { migrate } from './scripts/migrations.ts'
import { publish } from './test/published.ts'
import { load } from './bench/load.ts'
import { writeFileSync } from 'node:fs'
const { assets, ...options } = unstable_getMiniflareWorkerOptions('wrangler.toml').workerOptions
const mf = new Miniflare(convertV4MiniflareOptions({ ...options, modules: modulesIn(process.argv[3] ?? 'dist/prof'), name:'bench', unsafeDirectSockets:[{}], inspectorPort: 9333 }))
await mf.ready
const db = await mf.getD1Database('DB'); await migrate(db); await publish({ db })
const { port } = await mf.unsafeGetDirectURL()
const list = await (await fetch('http://127.0.0.1:9333/json')).json()
const ws = new WebSocket(list[0].webSocketDebuggerUrl)
await new Promise(r=>ws.onopen=r)
let id=0; const pend=new Map(); ws.onmessage=e=>{const m=JSON.parse(e.data); if(pend.has(m.id)){pend.get(m.id)(m);pend.delete(m.id)}}
const send=(method,params={})=>new Promise(r=>{pend.set(++id,r);ws.send(JSON.stringify({id,method,params}))})
let h=0; const visit={path:process.argv[2],encoding:'identity',status:200}
await load(Number(port), visit, 1500, ()=>`${++h}.cold.example`)
await send('Profiler.enable'); await send('Profiler.setSamplingInterval',{interval:200}); await send('Profiler.start')
await load(Number(port), visit, 3000, ()=>`${++h}.cold.example`)
const { result } = await send('Profiler.stop')
const p=result.profile; const dt=p.timeDeltas; const self=new Map(); const byId=new Map(p.nodes.map(n=>[n.id,n]))
p.samples.forEach((s,i)=>{const n=byId.get(s); const c=n.callFrame; const k=`${c.functionName||'(anon)'} ${c.url.split('/').pop()}:${c.lineNumber+1}:${c.columnNumber}`; self.set(k,(self.get(k)??0)+dt[i])})
// inclusive
const parent=new Map(); for(const n of p.nodes) for(const c of n.children??[]) parent.set(c,n.id)
const inc=new Map(); p.samples.forEach((s,i)=>{const seen=new Set(); for(let x=s;x;x=parent.get(x)){const c=byId.get(x).callFrame; const k=`${c.functionName||'(anon)'}:${c.lineNumber+1}`; if(!seen.has(k)){seen.add(k);inc.set(k,(inc.get(k)??0)+dt[i])}}})
const tot=[...self.values()].reduce((a,b)=>a+b,0)
const show=m=>[...m].sort((a,b)=>b[1]-a[1]).slice(0,45).map(([k,v])=>`${(v/30000*10/1000).toFixed(3).padStart(8)} ${(v/tot*100).toFixed(1).padStart(5)}%  ${k}`).join('\n')
console.log('SELF (ms per request = us/3000)'); console.log([...self].sort((a,b)=>b[1]-a[1]).slice(0,40).map(([k,v])=>`${(v/3000/1000).toFixed(3)} ${k}`).join('\n'))
console.log("TOTAL", ([...self].filter(([k])=>!k.startsWith("(idle)")).reduce((a,[,v])=>a+v,0)/3000/1000).toFixed(3))
await mf.dispose(); process.exit(0)
