# sed -i -f nginx-main.sed /etc/nginx/nginx.conf: room for as many connections as a few strangers can hold
# open. Debian's 768 are not enough for two: nginx counts a connection only once it has asked something.
s/worker_connections .*;/worker_connections 16384;/
/^worker_rlimit_nofile/d
/^events /i\
worker_rlimit_nofile 40000;
