# Varnish 7 in front of the site, as its own CDN (docs/cdn.md): keeps public pages until the worker purges them. Needs xkey of
# varnish-modules, and CDN_PURGE_TOKEN in its environment. TLS ends before it.
vcl 4.1;

import directors;
import std;
import xkey;

# Where the site listens (HOST and PORT): a backend for each web process, and a line below.
backend web_1 {
  .host = "127.0.0.1";
  .port = "3000";
  # Longer than the site's own timeouts, so that the error response comes from the site.
  .first_byte_timeout = 60s;
  .between_bytes_timeout = 60s;
}
# backend web_2 {
#   .host = "127.0.0.1";
#   .port = "3001";
#   .first_byte_timeout = 60s;
#   .between_bytes_timeout = 60s;
# }

sub vcl_init {
  new webs = directors.round_robin();
  webs.add_backend(web_1);
  # webs.add_backend(web_2);
}

sub vcl_recv {
  set req.backend_hint = webs.backend();
  if (req.method == "PURGE") {
    if (std.getenv("CDN_PURGE_TOKEN") == "" || req.http.Authorization != "Bearer " + std.getenv("CDN_PURGE_TOKEN")) {
      return (synth(403, "Forbidden"));
    }
    set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200, "Purged"));
  }
  # For monitors and updates, not for visitors.
  if (req.url ~ "^/+api/+health/+ready") {
    return (synth(403, "Forbidden"));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # A session, a preview or a token: the same as in puente.conf and in share-with-cdn.ts.
  if (req.http.Authorization || req.http.Cookie ~ "puente-token|__prerender_bypass|__next_preview_data") {
    return (pass);
  }
  # Fragments of pages, for Next's router, and responses for one person. Streams of open boards are among them.
  if (req.http.rsc == "1" || req.url ~ "^/+(?:es/+)?(?:admin|auth|dashboard|proposal|proposal-creator|preview|resources/search|contact/retry|contact/call|call)(?:[/?]|$)") {
    return (pass);
  }
  if (req.url ~ "^/+api/" && req.url !~ "^/api/(?:blog|testimonial|site)-images/file/") {
    return (pass);
  }
  # Nothing else in a request changes a public page.
  unset req.http.Cookie;
  unset req.http.rsc;
  unset req.http.next-router-prefetch;
  unset req.http.next-router-segment-prefetch;
  unset req.http.next-router-state-tree;
  unset req.http.next-url;
  return (hash);
}

# A page does not depend on its query, so it's kept once; redirects, which carry the query along, are not kept. The drawings
# have a version in it.
sub vcl_hash {
  if (req.url ~ "^/art/") {
    hash_data(req.url);
  } else {
    hash_data(regsub(req.url, "\?.*", ""));
  }
  # Without the host: there is one site.
  return (lookup);
}

sub vcl_backend_response {
  # Not text/event-stream, which must arrive line by line.
  if (beresp.http.Content-Type ~ "^(?:text/(?:html|css|plain|xml|javascript|x-component)|application/(?:javascript|json|manifest|rss|xml)|image/svg)") {
    set beresp.do_gzip = true;
  }
  # Only a response that may be shared is kept. The time after that in which a stale one is sent is short, because a purge that
  # fails must not show an old page for longer.
  set beresp.grace = 10s;
  set beresp.keep = 0s;
  if (beresp.status != 200 || beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "max-age" || beresp.http.Cache-Control ~ "private|no-store|no-cache" || beresp.http.Content-Security-Policy ~ "'nonce-") {
    set beresp.ttl = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  # xkey reads the key from this name.
  if (beresp.http.Surrogate-Key) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
  }
}

# A web process that does not answer, such as one that restarts: the next one. Varnish sends no body twice, so what may have
# arrived is not sent again.
sub vcl_backend_error {
  if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD" || bereq.http.Content-Length ~ "^[1-9]")) {
    return (retry);
  }
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.X-Nextjs-Cache;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}

sub vcl_synth {
  if (req.method == "PURGE") {
    set resp.http.X-Purged = req.http.X-Purged;
  }
}
