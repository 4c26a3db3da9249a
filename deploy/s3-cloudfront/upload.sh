#!/usr/bin/env bash
# Uploads a built site: upload.sh <variant> <bucket> <distribution>
# Files that pages name go first and pages after them, so that no page names a file that is not there yet; what is gone goes last.
# Each kind of file is named, because S3 does not know all of them.
set -euo pipefail
site="dist/$1"
bucket="s3://$2"

# upload <folder> <caching> <kind of file> <ending>...
upload() {
  local folder=$1 caching=$2 type=$3 patterns=()
  for ending in "${@:4}"; do patterns+=(--include "*.$ending"); done
  if [ "$folder" = . ]; then patterns+=(--exclude 'assets/*' --exclude 'media/*'); fi
  aws s3 cp "$site/$folder" "$bucket/${folder#.}" --recursive --exclude '*' "${patterns[@]}" \
    --content-type "$type" --cache-control "$caching"
}

for folder in assets media .; do
  caching='public, max-age=31536000, immutable'
  if [ "$folder" = . ]; then caching=no-cache; fi
  upload "$folder" "$caching" 'text/javascript; charset=utf-8' js
  upload "$folder" "$caching" 'text/css; charset=utf-8' css
  upload "$folder" "$caching" image/avif avif
  upload "$folder" "$caching" image/webp webp
  upload "$folder" "$caching" image/jpeg jpg
  upload "$folder" "$caching" image/png png
  upload "$folder" "$caching" image/svg+xml svg
  upload "$folder" "$caching" font/woff2 woff2
done
upload . no-cache 'text/plain; charset=utf-8' txt
upload . no-cache 'text/xml; charset=utf-8' xml
upload . no-cache 'text/vcard; charset=utf-8' vcf
upload . no-cache application/manifest+json webmanifest
upload . no-cache 'text/html; charset=utf-8' html
aws s3 sync "$site" "$bucket" --delete --size-only --exclude '*.br' --exclude '*.gz' --exclude '_*'
aws cloudfront create-invalidation --distribution-id "$3" --paths '/*'
