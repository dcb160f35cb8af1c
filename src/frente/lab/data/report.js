document.querySelectorAll('th button').forEach(b=>b.addEventListener('click',()=>{const th=b.parentNode,i=[...th.parentNode.children].indexOf(th),
t=th.closest('table').tBodies[0],up=th.ariaSort!=='ascending',v=r=>{const c=r.cells[i];return c.dataset.by!==undefined?+c.dataset.by:c.textContent};
[...th.parentNode.children].forEach(o=>o.ariaSort=null);th.ariaSort=up?'ascending':'descending';
[...t.rows].sort((a,b)=>{const x=v(a),y=v(b);return (x>y?1:x<y?-1:0)*(up?1:-1)}).forEach(r=>t.append(r))}))
